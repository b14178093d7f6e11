import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { iconPath } from '#app/ui/brand-look.ts'

export async function loader() {
  const [{ assets, look }, { words }] = await Promise.all([currentBrand(db), readCompany(db, Date.now())])
  const icon = (name: string) => iconPath(name, look.version)
  const manifest = {
    name: look.name,
    short_name: assets.logo.mark,
    description: words.en.description,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: look.themeColor,
    theme_color: look.themeColor,
    icons: [
      { src: icon('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: icon('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=60' },
  })
}
