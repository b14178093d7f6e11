import { db } from '#app/db.server.ts'
import { exportPosts } from '#app/features/blog/transfer/post-archive.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { localTime } from '#app/time/zoned-time.ts'
import { picturesOf } from './media.server.ts'

export const handle = { permission: 'posts.write' } as const

export const loader = staffLoader(handle.permission, async ({ now, by, staff }) => {
  const posts = await exportPosts(db, by)
  const { writePostArchive } = await import('#app/features/blog/transfer/post-archive.server.ts')
  const archive = await writePostArchive(posts, await picturesOf(posts))
  return new Response(new Uint8Array(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="blog-${localTime(now, staff.timeZone).date}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  })
})
