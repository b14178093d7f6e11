// The staff pages that a person may open by their name: those of the navigation, then all others of the site map.
import { routes } from 'virtual:remix/server-build'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { ConfirmPage } from '#app/routes/admin/shared/confirm-page.tsx'
import { groupOf, staffLinks } from '#app/routes/admin/shared/staff-nav.ts'
import type { Language } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import type { StaffPageLink } from './match-pages.ts'

type Handle = { permission?: Permission; title?: string; drawsForm?: true }

/** Their names are in the language. */
export function staffPages(role: Role, language: Language): StaffPageLink[] {
  const linked = staffLinks(role).map(({ label, href }) => ({ title: label, href }))
  const known = new Set(linked.map(({ href }) => href))
  const others = Object.values(routes)
    .flatMap((route) => pageOf(route, role) ?? [])
    .filter(({ href }) => !known.has(href))
  return [...linked, ...others].map(({ title, href }) => ({ title: sayIn(language)(title as Phrase), href }))
}

/** Null for what has no page of its own: addresses that need a record, questions, and what only draws a form that was sent. */
function pageOf(route: (typeof routes)[string], role: Role): StaffPageLink | null {
  if (route?.parentId !== 'routes/admin/shared/staff-layout') return null
  const { title, permission, drawsForm } = (route.module.handle ?? {}) as Handle
  const page = route.module.default
  if (!title || !permission || !can(role, permission)) return null
  if (!page || page === ConfirmPage || drawsForm) return null
  const path = (route.path ?? '').replace(/\/:\w+\?$/, '')
  return /[:*]/.test(path) ? null : { title, href: `/${path}` }
}

export type PageGroup = { title: Phrase; links: StaffPageLink[] }

/** By the groups of the sidebar. @param but the address of a page that is left out */
export function groupPages(pages: readonly StaffPageLink[], but: string): PageGroup[] {
  const groups = new Map<Phrase, StaffPageLink[]>()
  for (const page of pages) {
    if (page.href === but) continue
    const title = groupOf(page.href) ?? 'More'
    groups.set(title, [...(groups.get(title) ?? []), page])
  }
  return [...groups].map(([title, links]) => ({ title, links }))
}
