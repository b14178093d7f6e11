// Reads an import for its page, and runs it with the pictures that the reader's role may have fetched.
import { db } from '#app/db.server.ts'
import { type ImportOptions, runImport } from '#app/features/blog/transfer/run-import.server.ts'
import {
  countImportPosts,
  findImport,
  listImportPosts,
  readHosts,
  readWords,
} from '#app/features/blog/transfer/stage-import.server.ts'
import { addRedirects } from '#app/features/redirects/redirects.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { translated } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import type { Trx } from '#db/schema.ts'
import { transferCrumb } from '../words.ts'
import { pictureTaker } from './media.server.ts'

/** Fetching contacts other sites in our site's name, so only the role responsible for that may allow it. */
const mayFetch = ({ staff: { role } }: Pick<Asked, 'staff'>) => can(role, 'security.manage')

export type ShownImport = NonNullable<Awaited<ReturnType<typeof shownImport>>>

export async function shownImport({ request, params, staff, language }: Asked) {
  const found = await findImport(db, params.import ?? '')
  if (!found) return null
  const { id, name, source, status } = found
  const query = new URL(request.url).searchParams
  const after = /^\d{1,9}$/.exec(query.get('after') ?? '')?.[0]
  const onlyTold = query.get('told') === 'yes'
  const { rows, next } = await listImportPosts(db, id, { onlyTold }, after ? [Number(after)] : undefined)
  const here = (of: Record<string, string>) => `${transferCrumb.href}/${id}?${new URLSearchParams(of)}`
  // The file was read in English.
  const inLanguage = (line: string) => translated(language, line)
  const isOpen = status === 'read' || status === 'begun'
  return {
    id,
    name,
    source,
    status,
    isOpen,
    notes: readWords(found.notes).map(inLanguage),
    hosts: isOpen ? readHosts(found) : [],
    mayFetch: mayFetch({ staff }),
    counts: await countImportPosts(db, id),
    onlyTold,
    posts: rows.map(({ told, ...row }) => ({ ...row, told: readWords(told).map(inLanguage) })),
    more: next ? here({ ...(onlyTold ? { told: 'yes' } : {}), after: String(next[0]) }) : null,
  }
}

export async function importPosts(
  { params, staff, by }: Pick<Asked, 'params' | 'staff' | 'by'>,
  options: ImportOptions,
) {
  const id = params.import ?? ''
  const found = await findImport(db, id)
  if (!found) return { ok: false, reason: 'gone' } as const
  const offered = readHosts(found).map(([host]) => host)
  const hosts = mayFetch({ staff }) ? options.hosts.filter((host) => offered.includes(host)) : []
  const deeds = {
    takePictures: await pictureTaker(id, hosts, staff),
    addRedirects: (trx: Trx, from: readonly string[], to: string) => addRedirects(trx, from, to, by),
  }
  return { ok: true, import: await runImport(db, id, { ...options, hosts }, deeds, by) } as const
}
