// The words for what an entry of the audit log holds, where it is shown.

/** Details that the forms call otherwise than the code. */
const formLabels: Record<string, string> = {
  sendAt: 'send time',
  frequency: 'audience',
  isAdvertising: 'advertising',
  maxUses: 'most uses',
  movedUp: 'moved up',
}

/** A name of the code in words, such as "role changed" for "role-changed". */
export const spacedWords = (name: string) =>
  formLabels[name] ?? name.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A detail's value in words. */
export function valueWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return String(value ?? 'none')
}
