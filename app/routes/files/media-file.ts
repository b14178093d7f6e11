// The press kit's files: the public part of the brand's. Each address names a version and can be cached for ever.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileDownload, newestBrand } from './brand-download.server.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const path = params['*'] ?? ''
  if (!/^(logo|palette)\//.test(path)) throw new Response(null, { status: 404 })
  const { brand, cacheControl } = await newestBrand(request)
  return fileDownload(brand, path, cacheControl)
}
