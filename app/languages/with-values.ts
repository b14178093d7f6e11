export type Values = Readonly<Record<string, string | number>>
/** By the English phrase. */
export type Phrases = Readonly<Partial<Record<string, string>>>

/** Fills in the names in braces. */
export const withValues = (phrase: string, values?: Values): string =>
  values ? phrase.replace(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot)) : phrase
