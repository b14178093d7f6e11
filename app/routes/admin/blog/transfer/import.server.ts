// Reads an import for its page, and runs it with its pictures.
import { db } from '#app/db.server.ts'
import { type ImportOptions, runImport } from '#app/features/blog/transfer/run-import.server.ts'
import {
  countImportPosts,
  findImport,
  listImportPosts,
  readWords,
} from '#app/features/blog/transfer/stage-import.server.ts'
import { type Message, sayIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { transferCrumb } from '../words.ts'
import { pictureTaker } from './media.server.ts'

export type ShownImport = NonNullable<Awaited<ReturnType<typeof shownImport>>>

export async function shownImport({ request, params, language }: Asked) {
  const found = await findImport(db, params.import ?? '')
  if (!found) return null
  const { id, name, status } = found
  const query = new URL(request.url).searchParams
  const after = /^\d{1,9}$/.exec(query.get('after') ?? '')?.[0]
  const onlyTold = query.get('told') === 'yes'
  const { rows, next } = await listImportPosts(db, id, { onlyTold }, after ? [Number(after)] : undefined)
  const here = (of: Record<string, string>) => `${transferCrumb.href}/${id}?${new URLSearchParams(of)}`
  const inLanguage = (told: Message) => sayIn(language)(told)
  const isOpen = status === 'read' || status === 'begun'
  return {
    id,
    name,
    status,
    isOpen,
    notes: readWords(found.notes).map(inLanguage),
    counts: await countImportPosts(db, id),
    onlyTold,
    posts: rows.map(({ told, ...row }) => ({ ...row, told: readWords(told).map(inLanguage) })),
    more: next ? here({ ...(onlyTold ? { told: 'yes' } : {}), after: String(next[0]) }) : null,
  }
}

export async function importPosts({ params, by }: Pick<Asked, 'params' | 'by'>, options: ImportOptions) {
  const id = params.import ?? ''
  return { ok: true, import: await runImport(db, id, options, await pictureTaker(id, by.actor), by) } as const
}
