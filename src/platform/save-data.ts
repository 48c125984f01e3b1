/** Whether the diner has asked the browser to load less. */
export function isSaveDataOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
