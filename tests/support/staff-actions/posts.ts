// The blog, its media and redirects.
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { stageImport } from '#app/features/blog/transfer/stage-import.server.ts'
import { uploadMedia } from '#app/features/media/media.server.ts'
import { createRedirect } from '#app/features/redirects/redirects.server.ts'
import { theSite } from '#db/audit.ts'
import { changePost, makePost, removePost } from '../posts.ts'
import type { Visitor } from '../visitor.ts'
import { next, type StaffActions, send, site } from './acting.ts'

/** A unique picture. */
const pictureBytes = (seed: number) =>
  sharp({ create: { width: 40 + seed, height: 30, channels: 3, background: { r: seed % 256, g: 80, b: 120 } } })
    .png()
    .toBuffer()

async function redirect() {
  const input = { from: `/old-${next()}`, to: '/about', kind: '301' as const }
  await createRedirect(site.db, input, { actor: theSite, now: Date.now() }, () => false)
  const newest = site.db.selectFrom('redirects').select('id').orderBy('id', 'desc')
  return `/admin-controls/redirects/${(await newest.executeTakeFirstOrThrow()).id}`
}

export const postsActions: StaffActions = {
  'routes/admin/blog/post-new': {
    created: {
      does: (staff) => send(staff, '/admin-controls/new', '#post', { title: 'A', content: 'Private message' }),
    },
  },
  'routes/admin/blog/post-edit': {
    changed: { prepare: post, does: (staff, path) => send(staff, path, '#post', { title: 'Changed' }) },
    'conflict-kept': {
      prepare: post,
      does: async (staff, path) => {
        const page = await staff.visit(path)
        await changePost(site.db, path.split('/').at(-1) ?? '', { title: 'Meanwhile' })
        await site.db.deleteFrom('audit_events').where('verb', '=', 'changed').where('actor_id', 'is', null).execute()
        return staff.submit(page, '#post', { title: 'Too late' })
      },
    },
  },
  'routes/admin/blog/post-delete': {
    trashed: { prepare: post, does: (staff, path) => send(staff, `${path}/delete`, '#delete') },
  },
  'routes/admin/blog/post-undo-delete': {
    'taken-back': {
      prepare: trashedPost,
      does: (staff) => send(staff, '/admin-controls?status=trash', 'tr:first-child form[data-move=undo-delete]'),
    },
  },
  'routes/admin/blog/preview-link': {
    'preview-link-made': {
      prepare: async () => {
        const draft = await makePost(site.db, { title: 'Draft', status: 'draft' })
        return `/admin-controls/${draft}`
      },
      does: (staff, path) => send(staff, path, '#preview-link-form'),
    },
  },
  'routes/admin/blog/revisions/revision': {
    'revision-restored': {
      prepare: async () => {
        const path = await post()
        await changePost(site.db, path.split('/').at(-1) ?? '', { title: 'Newer' })
        return path
      },
      does: async (staff, path) => {
        const page = await staff.visit(`${path}/revisions`)
        return send(staff, page.$('tbody tr:last-child a').attr('href') ?? '', '#restore')
      },
    },
  },
  'routes/admin/blog/first-posts-publish': {
    'first-posts-published': {
      prepare: async () => {
        const changed = { trashed_at: null, live_from: null, status: 'draft' } as const
        await site.db.updateTable('posts').set(changed).where('origin', '=', 'first').execute()
        return ''
      },
      does: (staff) => send(staff, '/admin-controls/first-posts/publish', '#first-posts-publish'),
    },
  },
  'routes/admin/blog/first-posts': {
    'first-posts-trashed': {
      prepare: async () => {
        await site.db.updateTable('posts').set({ trashed_at: null }).where('origin', '=', 'first').execute()
        return ''
      },
      does: (staff) => send(staff, '/admin-controls/first-posts', '#first-posts'),
    },
  },
  'routes/admin/blog/media/media': {
    uploaded: { does: async (staff) => sendFile(staff, '/admin-controls/media', await pictureBytes(next()), 'a.png') },
  },
  'routes/admin/blog/media/paste': {
    uploaded: {
      does: async (staff) => sendFile(staff, '/admin-controls/media/paste', await pictureBytes(next()), 'b.png'),
    },
  },
  'routes/admin/blog/media/item': {
    described: { prepare: picture, does: (staff, path) => send(staff, path, '#media', { alt: 'A cat' }) },
  },
  'routes/admin/blog/media/delete': {
    deleted: { prepare: picture, does: (staff, path) => send(staff, `${path}/delete`, '#delete') },
  },
  'routes/admin/blog/addresses/redirects': {
    created: {
      does: (staff) => send(staff, '/admin-controls/redirects', '#redirect', { from: `/old-${next()}`, to: '/about' }),
    },
  },
  'routes/admin/blog/addresses/redirect': {
    changed: { prepare: redirect, does: (staff, path) => send(staff, path, '#redirect-change', { to: '/services' }) },
  },
  'routes/admin/blog/addresses/redirect-delete': {
    deleted: { prepare: redirect, does: (staff, path) => send(staff, `${path}/delete`, '#delete') },
  },
  'routes/admin/blog/transfer/transfer': {
    'import-read': {
      does: (staff) => {
        const zip = zipSync({ 'a.md': Buffer.from('---\ntitle: A\n---\n\nWords\n') })
        return sendFile(staff, '/admin-controls/transfer', Buffer.from(zip), 'blog.zip')
      },
    },
  },
  'routes/admin/blog/transfer/import': {
    imported: { prepare: readFile, does: (staff, path) => send(staff, path, '#import') },
  },
  'routes/admin/blog/transfer/undo': {
    'import-undone': {
      prepare: async () => {
        const path = await readFile()
        const id = path.split('/').at(-1) ?? ''
        await site.db.updateTable('imports').set({ status: 'done' }).where('id', '=', id).execute()
        const post_id = await makePost(site.db, { title: `Imported ${next()}`, content: 'Private message' })
        const made = { outcome: 'made', post_id, post_version: 1, content: null, is_restricted: 0 } as const
        const words = { source_key: post_id, title: 'Imported', told: '[]' }
        await site.db
          .insertInto('import_posts')
          .values({ import_id: id, position: 0, ...made, ...words })
          .execute()
        return path
      },
      does: (staff, path) => send(staff, `${path}/undo`, '#undo'),
    },
  },
  'routes/admin/blog/transfer/export-zip': {
    exported: { does: (staff) => staff.visit('/admin-controls/transfer/export.zip') },
  },
}

async function post() {
  return `/admin-controls/${await makePost(site.db, { title: `Post ${next()}`, content: 'Private message' })}`
}

async function trashedPost() {
  const path = await post()
  await removePost(site.db, path.split('/').at(-1) ?? '')
  return path
}

/** Uploads a file of posts that waits to be imported. */
async function readFile() {
  const read = { ok: true as const, name: 'posts.zip', incoming: { posts: [], files: new Map(), notes: [] } }
  return `/admin-controls/transfer/${await stageImport(site.db, read, { actor: theSite, now: Date.now() })}`
}

async function picture() {
  const bytes = await pictureBytes(next())
  const stored = { put: async () => {}, get: async () => null, remove: async () => {}, async *names() {} }
  const uploaded = await uploadMedia(
    site.db,
    stored,
    { bytes, name: 'a.png', alt: '' },
    { actor: theSite, now: Date.now() },
  )
  return `/admin-controls/media/${uploaded.ok ? uploaded.item.id : ''}`
}

async function sendFile(staff: Visitor, path: string, file: Uint8Array, name: string) {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(file)]), name)
  return staff.send(path, body)
}
