import { company } from '#app/content/company.ts'

export function loader() {
  const manifest = {
    name: company.name,
    short_name: company.mark,
    description: company.description,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#0a192f',
    theme_color: '#0a192f',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
