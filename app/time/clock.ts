/** A time of day as HH:MM, from the ways in which people type it: 9:30, 0930, 9.30, 9h30, 9. Anything else stays as it is. */
export function asClock(typed: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:\s?[:.h]\s?)?(\d{2})?$/i.exec(typed.trim()) ?? []
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`
}

/** With 24 hours. */
export const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
