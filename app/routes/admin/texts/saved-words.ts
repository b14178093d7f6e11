import { textWords } from '#app/features/texts/words.ts'
import { dateFormat } from '#app/time/date-format.ts'

const saved = { draft: textWords.saved, now: textWords.published, planned: textWords.planned }

/** @param planned the time from which a text that was scheduled before still replaces what was saved */
export function savedWords(
  { publish }: { publish: keyof typeof saved },
  planned: number | null,
  { timeZone }: { timeZone: string },
): string {
  if (planned === null) return saved[publish]
  const at = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(planned)
  return `${saved[publish]} ${textWords.stillPlanned(at)}`
}
