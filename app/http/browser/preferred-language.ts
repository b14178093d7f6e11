import type { Language } from '#db/tables/records.ts'

const written = Object.keys({ en: true, ko: true, fr: true } satisfies Record<Language, true>) as Language[]

/** The supported language that an Accept-Language header ranks highest; English by default. */
export function preferredLanguage(header: string | null): Language {
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 }
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.toLowerCase().split(';')
    const language = written.find((known) => known === tag.trim().split('-')[0])
    const quality = qualityOf(parameters)
    // The first of two equal ranks counts.
    if (language && quality > best.quality) best = { language, quality }
  }
  return best.language
}

function qualityOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
  if (weight === undefined) return 1
  const quality = Number(weight.slice('q='.length))
  return quality <= 1 ? quality : 0
}
