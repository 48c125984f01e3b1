/** In code points: up to 240 bytes, as file systems limit names to 255. */
const MAX_NAME_LENGTH = 60;

/** Lower-case letters, digits, dots and dashes of any script, such as 'butter-naan'. */
function fileName(text: string): string {
  const name = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/\.{2,}/g, '.');
  return (
    Array.from(name)
      .slice(0, MAX_NAME_LENGTH)
      .join('')
      .replace(/^[.-]+|[.-]+$/g, '') || 'unnamed'
  );
}

/** Returns a function that makes safe file names, each of them once: 'a-b', then 'a-b-2'. */
export function makeFileNames(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const name = fileName(text);
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  };
}
