import { textWords } from '#app/features/texts/words.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { dateFormat } from '#app/time/date-format.ts'

const saved = { draft: textWords.saved, now: textWords.published, planned: textWords.planned }

/** @param planned the time from which a text that was scheduled before still replaces what was saved */
export function savedWords(
  { publish }: { publish: keyof typeof saved },
  planned: number | null,
  { staff: { timeZone }, language, say }: Pick<Asked, 'staff' | 'language' | 'say'>,
): string {
  if (planned === null) return say(saved[publish])
  const time = dateFormat(pageLanguages[language].locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    planned,
  )
  return `${say(saved[publish])} ${say(textWords.stillPlanned, { time })}`
}
