import { useHrefIn, useSay } from '#app/languages/say.tsx'
import '#app/ui/styles/sections/form-head.css'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/section.tsx'

/** What an erasure takes and what it leaves. */
export function ErasureFacts({ level = 3 }: { level?: 2 | 3 }) {
  const say = useSay()
  const Heading = `h${level}` as const
  return (
    <>
      <section className="erasure" aria-labelledby="erased">
        <Heading id="erased">{say('What is erased')}</Heading>
        <ul className="check-list">
          <li>{say('Your enquiries and applications, with everything that belongs to them')}</li>
          <li>{say('The emails between us, and your files')}</li>
          <li>{say('Your newsletter subscription')}</li>
          <li>{say('Your place in a course and any interview we have arranged: both are cancelled')}</li>
        </ul>
      </section>
      <section className="erasure" aria-labelledby="kept">
        <Heading id="kept">{say('What stays, and why')}</Heading>
        <ul className="check-list">
          <li>
            {say(
              'A hash of your address, so that we never email it again unless you ask us to, and can prove an earlier consent.',
            )}
          </li>
          <li>{say('A record of which of our staff did what and when, without anything you wrote, for 24 months.')}</li>
          <li>{say('Backups, until they are replaced. If we restore one, your data is erased again.')}</li>
        </ul>
      </section>
    </>
  )
}

export function LinkGone() {
  const say = useSay()
  return (
    <Hero
      title={say('This link no longer works')}
      lead={say('It has expired, or part of it is missing. We can email you a new one.')}
      actions={<LinkButton to={useHrefIn()('/your-data')}>{say('Get a new link')}</LinkButton>}
    />
  )
}
