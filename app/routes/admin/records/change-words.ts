// The words of the toast after a change: one record is named, several are counted.

import { statusLabel } from '#app/features/records/statuses.ts'
import { signedTags } from '#app/features/records/tags/tags.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Language, RecordKind, RecordRow } from '#db/tables/records.ts'

export type Told = { say: Say; language: Language }

export type Named = readonly Pick<RecordRow, 'name'>[]

/** One name, or how many there are. */
export const namesOf = ([first, ...others]: Named, say: Say) =>
  first && others.length === 0 ? first.name : say('{count} records', { count: others.length + 1 })

type Moved<Kind extends RecordKind> = Pick<RecordRow<Kind>, 'kind' | 'name' | 'status'>

/** The new status, with the note of its move. */
export function movedWords<Kind extends RecordKind>(
  moved: Moved<Kind> | readonly Moved<Kind>[],
  note: string | null,
  { say }: Pick<Told, 'say'>,
): string {
  const records = [moved].flat() as Moved<Kind>[]
  const [first] = records
  const status = first ? say(statusLabel(first.kind as Kind, first.status)) : ''
  const text = say('Moved {name} to {status}.', { name: namesOf(records, say), status })
  return note ? `${text} ${say(storedMessage(note))}` : text
}

export const assignedWords = (records: Named, assignee: string | undefined, say: Say) =>
  assignee === undefined
    ? say('Unassigned {name}.', { name: namesOf(records, say) })
    : say('Assigned {name} to {assignee}.', { name: namesOf(records, say), assignee })

/** @param until null if the records are back at once */
export function snoozedWords(records: Named, until: number | null, told: Told, timeZone: string) {
  const name = namesOf(records, told.say)
  if (until === null) return told.say('Back in the inbox: {name}.', { name })
  return told.say('Snoozed {name} until {time}.', { name, time: snoozeTime(until, told, timeZone) })
}

function snoozeTime(until: number, { language }: Told, timeZone: string) {
  const shown = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return dateFormat(pageLanguages[language].locale, { ...shown, timeZone }).format(until)
}

/** Of records that were already as an act would have made them, so that it changed nothing. */
export const already = {
  moved: (records: Named, status: Phrase, say: Say) =>
    say('Already “{status}”: {name}.', { name: namesOf(records, say), status: say(status) }),
  assigned: (records: Named, assignee: string | undefined, say: Say) =>
    assignee === undefined
      ? say('Already unassigned: {name}.', { name: namesOf(records, say) })
      : say('Already assigned to {assignee}: {name}.', { name: namesOf(records, say), assignee }),
  snoozed: (records: Named, until: number | null, told: Told, timeZone: string) => {
    const name = namesOf(records, told.say)
    if (until === null) return told.say('Not snoozed: {name}.', { name })
    return told.say('Already snoozed until {time}: {name}.', { name, time: snoozeTime(until, told, timeZone) })
  },
  tagged: (records: Named, tags: readonly string[], say: Say) =>
    say('Already tagged {tags}: {name}.', { name: namesOf(records, say), tags: signedTags(tags).join(' ') }),
}
