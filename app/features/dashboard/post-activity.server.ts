// Activity: staff actions on blog posts, from the audit log.
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { readPage } from '#db/queries/page.ts'
import { type ActivitySource, visitors } from './activity-lines.ts'

/** The action in words, and the post's status after it if the entry does not contain one. */
const actions: Record<string, { words: Phrase; status: string }> = {
  created: { words: 'created by {actor}', status: 'draft' },
  changed: { words: 'changed by {actor}', status: 'draft' },
  'revision-restored': { words: 'restored to an earlier revision by {actor}', status: 'restored' },
  trashed: { words: 'moved to the trash by {actor}', status: 'trash' },
  'taken-back': { words: 'restored from the trash by {actor}', status: 'restored' },
}

export const postActivity: ActivitySource = async (db, { types, person, from, until, say = sayIn('en') }, paging) => {
  if (!types.includes('blog') || person === visitors) return { rows: [], next: null }
  let entries = db
    .selectFrom('audit_events as entry')
    .leftJoin('posts', 'posts.id', 'entry.record_id')
    .select(['entry.id', 'entry.at', 'entry.verb', 'entry.actor_id', 'entry.actor_name', 'entry.detail'])
    .select(['entry.record_reference as title', 'posts.id as post', 'posts.trashed_at'])
    .where('entry.record_kind', '=', 'post')
    .where('entry.verb', 'in', Object.keys(actions))
  if (person) entries = entries.where('entry.actor_id', '=', person)
  if (from !== undefined) entries = entries.where('entry.at', '>=', from)
  if (until !== undefined) entries = entries.where('entry.at', '<', until)
  const { rows, next } = await readPage(entries, { by: ['entry.at', 'entry.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    type: 'blog' as const,
    title: say('Post “{title}”', { title: row.title ?? '' }),
    subtitle: say(actions[row.verb]?.words ?? 'changed by {actor}', { actor: row.actor_name }),
    status: statusIn(row.detail) ?? actions[row.verb]?.status ?? '',
    actor: row.actor_id === null ? null : row.actor_name,
    path: pathOf(row),
  }))
  return { rows: lines, next }
}

/** Reads the new status from { "status": "draft → published" }. */
function statusIn(detail: string): string | undefined {
  const { status } = JSON.parse(detail) as { status?: unknown }
  return typeof status === 'string' ? status.split(' → ').at(-1) : undefined
}

function pathOf({ post, trashed_at }: { post: string | null; trashed_at: number | null }): string | null {
  if (post === null) return null
  return trashed_at === null ? `/admin-controls/${post}` : '/admin-controls?status=trash'
}
