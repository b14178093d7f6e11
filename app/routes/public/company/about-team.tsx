import type { AboutPage } from '#app/features/texts/kinds/about.server.ts'
import type { TeamMember } from '#app/features/texts/kinds/people.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type DescribedPicture, StoredPicture } from '#app/ui/picture.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'

/** A vacant role leads to the contact form with its subject filled in. */
type Labels = Pick<AboutPage, 'openPosition' | 'openPositionLink' | 'openPositionSubject'>

type ShownMember = Omit<TeamMember, 'portrait'> & { portrait: DescribedPicture | null }

/** Who decides what, on the line between the offices: a picture only where staff have stored it. */
export function AboutTeam({ team, page }: { team: readonly ShownMember[]; page: Labels }) {
  return (
    <ul className="team">
      {team.map((member) => (
        <li
          key={member.id}
          className="stack team-card"
          data-gap="s"
          data-vacant={member.vacant ? '' : undefined}
          data-reveal="card"
        >
          {member.vacant ? <Vacancy {...member} page={page} /> : <Person {...member} />}
        </li>
      ))}
    </ul>
  )
}

/** The role serves as the name while its holder is not named. */
function Person({ name, role, bio, remit = '', portrait, socialLinks }: ShownMember) {
  const say = useSay()
  return (
    <>
      {portrait ? <StoredPicture picture={portrait} sizes="12rem" /> : null}
      <h3>{name ? <FactText>{name}</FactText> : role}</h3>
      {name ? <p className="team-role">{role}</p> : null}
      <p>
        <FactText>{bio || remit}</FactText>
      </p>
      {socialLinks.map(({ label, href }) => (
        <a key={href} href={href} rel="noopener me">
          {label}
          <span className="visually-hidden"> {say('of {name}', { name })}</span>
        </a>
      ))}
    </>
  )
}

function Vacancy({ role, bio, page }: ShownMember & { page: Labels }) {
  const say = useSay()
  const subject = page.openPositionSubject.replace('{role}', role)
  return (
    <>
      <h3>{role}</h3>
      <p className="team-role">{page.openPosition}</p>
      <p>{bio}</p>
      <PageLink className="card-action" href={`/contact?subject=${encodeURIComponent(subject)}#send-a-message`}>
        <span>
          {page.openPositionLink}
          <span className="visually-hidden"> {say('as {role}', { role })}</span>
        </span>
        <Icon name="arrow-right" size={16} />
      </PageLink>
    </>
  )
}
