import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    ['/services/', '/services'],
    ['/Services', '/services'],
    ['/SERVICES/Cloud-Solutions/', '/services/cloud-solutions'],
    ['/Terms/KO', '/terms/ko'],
    ['/invite/AbC_d/', '/invite/AbC_d'],
    ['/fr/Careers/React/', '/fr/careers/react'],
    ['/KO/Contact', '/ko/contact'],
    ['/fr/newsletter/confirm/AbC_d/', '/fr/newsletter/confirm/AbC_d'],
    ['/Blog/%C3%89t%C3%A9', '/blog/%C3%89t%C3%A9'],
  ])('leads %s to %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each([
    '/',
    '/services',
    '/services/cloud-solutions',
    '/assets',
    '/assets/',
    '/assets/Root-AbC.js',
    '/robots.txt',
    '/Logo.SVG',
    '/Services.data',
    '/invite/AbC_d',
    '/newsletter/confirm/AbC_d',
    '//evil.example/',
    '/\\evil.example/',
    '/services//',
  ])('leaves %s alone', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })
})
