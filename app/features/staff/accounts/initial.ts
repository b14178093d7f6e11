const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What stands for a person in a small circle: the name's first letter as people count letters. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? 'A'
}
