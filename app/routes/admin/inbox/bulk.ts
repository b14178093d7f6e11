// Applies an action to all selected records.

import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { writableKinds } from '#app/features/records/kinds.ts'
import { hiddenText } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { tagsParam } from './bulk-choices.ts'
import { changeMany, readTarget } from './bulk-verbs.server.ts'
import { leftWords } from './left-words.server.ts'
import { inboxPath, inboxUrl, listOf } from './query.ts'

export const handle = { permission: 'inbox.write' } as const

export const loader = staffLoader(handle.permission, async () => redirect(inboxPath))

const bulkSchema = z.object({
  record: z.array(hiddenText(40)).max(100),
  do: hiddenText(60),
  until: hiddenText(10),
  tags: hiddenText(300),
})

export const action = staffAction(handle.permission, bulkSchema, {
  form: 'bulk',
  run: async ({ value, staff, by, say, language }) => {
    const kinds = writableKinds(staff.role)
    const asked = value.record.map(readTarget).filter((target) => target !== null)
    const targets = asked.filter(({ kind }) => kinds.includes(kind))
    const given = { targets, typed: value, zone: staff.timeZone, say, language }
    const result = await changeMany(value.do, given, by)
    if (asked.length === 0) return { ok: true, kind: 'error', text: message(noneSelected) } as const
    if ('problem' in result) return { ok: true, kind: 'error', text: drawn(result.problem) } as const
    const { done, said, undo } = result
    const count = asked.length - done.length
    if (count === 0) return { ok: true, kind: 'success', text: drawn(said), undo } as const
    const rest = await leftWords({ ...result, count, say, language })
    if (done.length > 0) return { ok: true, kind: 'info', text: drawn(`${said} ${rest.text}`), undo } as const
    const isError = !rest.isSame && !rest.isAdvice
    return { ok: true, kind: isError ? 'error' : 'info', text: drawn(rest.text), link: rest.link } as const
  },
  done: ({ request, value }, { ok, ...message }) => {
    const list = inboxUrl(listOf(request) ?? { view: 'todo', search: '' })
    return { to: message.kind === 'error' && value.tags ? withTags(list, value.tags) : list, ...message }
  },
})

const noneSelected = 'You didn’t select any records, so nothing has changed.'

const withTags = (list: string, tags: string) =>
  `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ [tagsParam]: tags })}`
