import type { TeamMember } from '#app/features/texts/kinds/people.server.ts'
import { byUs, type Image, imageData, type StructuredData } from '#app/routes/structured-data.ts'

/** A member of the team who has a name. */
export function personData(
  member: Pick<TeamMember, 'name' | 'role' | 'socialLinks'> & { portrait: Image | null },
): StructuredData {
  const { name, role, socialLinks, portrait } = member
  return (appUrl, { look }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: byUs(appUrl, look),
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ href }) => href) : undefined,
    image: portrait ? imageData(appUrl, portrait) : undefined,
  })
}
