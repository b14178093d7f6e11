const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letter in a person's avatar: the first of the name, as people count letters. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? 'A'
}
