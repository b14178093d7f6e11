// Draws messages: a phrase with its values becomes text.

/** A message as data: a phrase with its values, several messages after each other, or a text that is drawn already. */
export type Made<P extends string = string> =
  | { readonly phrase: P; readonly values?: Values<P> }
  | { readonly sentences: readonly MessageOf<P>[] }
  | { readonly text: string }
export type MessageOf<P extends string = string> = P | Made<P>
/** A text stays as it is, a number is grouped as the language does, and a message is drawn. */
export type Values<P extends string = string> = Readonly<Record<string, string | number | Made<P>>>
/** By the English phrase. */
export type Phrases = Readonly<Partial<Record<string, string>>>

/** The English text of a phrase: without the context that tells two meanings apart, as in "Closed|application". */
export const inEnglish = (phrase: string): string => phrase.replace(/\|[a-z]+$/, '')

/** The forms of a number: "{count, plural, one {# seat} other {# seats}}", with # for the number. */
const plural = /{(\w+), plural, one {([^{}]*)} other {([^{}]*)}}/g

/** Draws messages in a language. @param translationOf undefined for a phrase that stays English */
export function drawing(locale: string, translationOf: (phrase: string) => string | undefined) {
  const drawnValue = (value: Values[string]) => {
    if (typeof value === 'number') return value.toLocaleString(locale)
    return typeof value === 'string' ? value : draw(value)
  }
  /** Chooses the forms, and fills in the names in braces; in French, "de" loses its vowel before another one. */
  const withValues = (phrase: string, values: Values) =>
    phrase
      .replace(plural, (_, name, one, other) => {
        const isOne = new Intl.PluralRules(locale).select(values[name] as number) === 'one'
        return (isOne ? one : other).replace('#', `{${name}}`)
      })
      .replace(/( de )?\{(\w+)\}/g, (slot, of = '', name) => {
        const value = drawnValue(values[name] ?? slot)
        return (of && /^[aeiouyéèêâîœ]/i.test(value) ? ' d’' : of) + value
      })
  const draw = (message: MessageOf, values?: Values): string => {
    if (typeof message === 'string') {
      const phrase = translationOf(message) ?? inEnglish(message)
      return values ? withValues(phrase, values) : phrase
    }
    if ('text' in message) return message.text
    if ('sentences' in message) return message.sentences.map((sentence) => draw(sentence)).join(' ')
    return draw(message.phrase, message.values)
  }
  return draw
}
