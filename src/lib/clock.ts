/**
 * The wall-clock time of a closing stamp, which the server gives as 'HH:MM', 'HH:MM:SS' or an ISO
 * date-time (contract, section 4); null when it is none of them. Minutes from midnight.
 */
export function minutesOfDay(stamp: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(stamp.trim());
  if (clock) {
    const [hours, minutes] = [Number(clock[1]), Number(clock[2])];
    return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
  }
  if (!/^\d{4}-\d{2}-\d{2}/.test(stamp)) return null;
  const date = new Date(stamp);
  return Number.isNaN(date.getTime()) ? null : date.getHours() * 60 + date.getMinutes();
}

/** '11:30 PM', as texts show the time of a stamp (contract, section 7); '' when there is none. */
export function clockTime(stamp: string): string {
  const minutes = minutesOfDay(stamp);
  if (minutes === null) return '';
  const hours = Math.floor(minutes / 60);
  return `${String(hours % 12 || 12)}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
