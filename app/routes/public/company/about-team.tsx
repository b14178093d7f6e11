import type { AboutPage } from '#app/features/texts/kinds/about.server.ts'
import type { TeamMember } from '#app/features/texts/kinds/people.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { bright, navy } from '#app/ui/art/inks.ts'
import { MotifLines } from '#app/ui/art/motif.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type DescribedPicture, StoredPicture } from '#app/ui/picture.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'

/** A vacant role links to the quick inquiry with its subject filled in. */
type Labels = Pick<AboutPage, 'openPosition' | 'openPositionLink' | 'openPositionSubject'>

type ShownMember = Omit<TeamMember, 'portrait'> & { portrait: DescribedPicture | null }

export function AboutTeam({ team, page }: { team: readonly ShownMember[]; page: Labels }) {
  return (
    <ul className="bento team">
      {team.map((member) => (
        <li
          key={member.id}
          className="team-card"
          data-span={4}
          data-tall={member.vacant ? undefined : ''}
          data-vacant={member.vacant ? '' : undefined}
          data-reveal="card"
        >
          {member.vacant ? null : <Portrait {...member} />}
          {member.vacant ? <Vacancy {...member} page={page} /> : <Person {...member} />}
        </li>
      ))}
    </ul>
  )
}

/** The role serves as the name while its holder is not named. */
function Person({ name, role, bio, remit = '', socialLinks }: ShownMember) {
  const say = useSay()
  return (
    <>
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
      <PageLink className="card-action" href={`/quick-inquiry?subject=${encodeURIComponent(subject)}`}>
        <span>
          {page.openPositionLink}
          <span className="visually-hidden"> {say('as {role}', { role })}</span>
        </span>
        <Icon name="arrow-right" size={16} />
      </PageLink>
    </>
  )
}

/** Drawn where there is no picture, so that no photo of a real person is needed. */
function Portrait({ id, remit, portrait }: ShownMember) {
  if (portrait) return <StoredPicture picture={portrait} sizes="(min-width: 58rem) 24rem, 92vw" />
  return <DrawnPortrait seed={id} monogram={remit && id.toUpperCase()} />
}

function DrawnPortrait({ seed, monogram }: { seed: string; monogram?: string }) {
  const line = { stroke: bright, fill: 'color-mix(in srgb, var(--brand-blue) 38%, var(--brand-navy))' }
  return (
    <svg viewBox="0 0 320 320" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M0 0h320v320H0Z" fill={navy} />
      <g stroke={bright}>
        <MotifLines seed={seed} width={320} height={320} step={40} routes={9} />
      </g>
      {monogram ? (
        <>
          <circle cx="160" cy="160" r="92" {...line} />
          <text className="monogram" x="160" y="160">
            {monogram}
          </text>
        </>
      ) : (
        <>
          <path d="M44 322C48 246 96 214 160 214s112 32 116 108Z" {...line} />
          <circle cx="160" cy="138" r="58" {...line} />
        </>
      )}
    </svg>
  )
}
