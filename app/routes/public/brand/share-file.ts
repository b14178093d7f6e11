// A file behind a share link; each download is counted.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { countDownload, findShareLink } from '#app/features/brand/share/share-links.server.ts'
import { fileDownload, zipDownload } from '#app/routes/files/brand-download.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const now = Date.now()
  const link = await findShareLink(db, params.token ?? '', now)
  if (!link) throw new Response(null, { status: 404 })
  const path = params['*'] ?? ''
  const brand = await currentBrand(db)
  const answer = path === 'all.zip' ? zipDownload(brand, context) : await fileDownload(brand, path)
  if (request.method === 'GET') await countDownload(db, link.id, now)
  return answer
}
