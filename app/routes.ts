// The site map: every URL and the file that answers it.
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
  // The public site
  index('routes/public/home.tsx'),
  route('contact', 'routes/public/contact.tsx'),

  // Files and machines
  route('healthcheck', 'routes/files/healthcheck.ts'),
  route('blocked/:status', 'routes/public/blocked.tsx'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
