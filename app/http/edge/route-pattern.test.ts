import { expect, test } from 'vitest'
import { routeMatcher } from './route-pattern.ts'

const routeOf = routeMatcher([
  '/',
  '/contact',
  '/services/:service',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe/:token',
  '/newsletter/:token',
  '/privacy/:language?',
  '/dashboard/*',
  '/dashboard/mail/:id',
  '/og/*',
  '/sitemap.xml',
  '/*',
])

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/contact', '/contact'],
  ['/contact.data', '/contact'],
  ['/services/cloud', '/services/:service'],
  ['/newsletter/unsubscribe', '/newsletter/unsubscribe'],
  ['/newsletter/unsubscribe/secret', '/newsletter/unsubscribe/:token'],
  ['/newsletter/secret', '/newsletter/:token'],
  ['/privacy', '/privacy/:language?'],
  ['/privacy/ko', '/privacy/:language?'],
  ['/dashboard/mail/0198', '/dashboard/mail/:id'],
  ['/dashboard/nowhere/at/all', '/dashboard/*'],
  ['/og/services/cloud.png', '/og/*'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemapAxml', '/*'],
  ['/wp-admin.php', '/*'],
  ['/assets/entry.client-abc.js', '/assets/*'],
])('%s belongs to %s', (path, pattern) => {
  expect(routeOf(path)).toBe(pattern)
})
