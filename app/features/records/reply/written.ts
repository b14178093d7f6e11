// Compares a typed text with the templates, and finds the place at which to write.
import type { Language } from '#db/tables/records.ts'

/** The texts that count as untouched, each in all languages. The first is the greeting and the closing alone. */
export type Untouched = readonly Record<Language, string>[]

const squashed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** An untouched text in another language; undefined for a text of the writer's own. */
export function translated(typed: string, language: Language, untouched: Untouched): string | undefined {
  const words = squashed(typed)
  return untouched.find((texts) => Object.values(texts).some((text) => squashed(text) === words))?.[language]
}

/** The gap between the greeting and the closing, in the middle of which one begins to write. */
const gap = '\n\n\n\n'

/** The place at which to write on: after the greeting, or after the own words before the closing. */
export function placeToWrite(typed: string, [frames]: Untouched): number {
  for (const [greeting = '', closing = ''] of Object.values(frames ?? {}).map((frame) => frame.split(gap))) {
    const end = typed.lastIndexOf(closing)
    if (closing === '' || end < 0) continue
    const before = typed.slice(0, end).trimEnd()
    return before === greeting ? before.length + gap.length / 2 : before.length
  }
  return typed.trimEnd().length
}

/** The language that a text is evidently written in; null where only its words would tell. */
export function writtenIn(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  return hangul > letters / 2 ? 'ko' : null
}
