import type { Office } from '#app/content/company/offices.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { type openState, zoneOffset } from '#app/time/office-hours.ts'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import type { Language } from '#db/tables/records.ts'

type State = ReturnType<typeof openState>

/** "Open now", or the next opening in the office's own time: "Closed, opens Mon 9:00 AM". */
export function openWords({ zone }: Pick<Office, 'zone'>, { open, changesAt }: State, language: Language): string {
  const say = sayIn(language)
  if (open) return say('Open now')
  return say('Closed, opens {time}', { time: wallClockIn(language, changesAt, zoneOffset(zone)) })
}
