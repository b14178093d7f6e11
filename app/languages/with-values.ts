export type Values = Readonly<Record<string, string | number>>
/** By the English phrase. */
export type Phrases = Readonly<Partial<Record<string, string>>>

/** Fills in the names in braces; in French, "de" loses its vowel before another one. */
export const withValues = (phrase: string, values?: Values): string =>
  values
    ? phrase.replace(/( de )?\{(\w+)\}/g, (slot, of = '', name) => {
        const value = String(values[name] ?? slot)
        return (of && /^[aeiouyéèêâîœ]/i.test(value) ? ' d’' : of) + value
      })
    : phrase
