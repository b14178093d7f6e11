import { Link } from '@remix-run/react'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { SocialList } from '#app/ui/frame/site-footer.tsx'
import { Reach } from '#app/ui/reach.tsx'
import { useFrameData } from '../frame-data.ts'
import { type CityHours, TwoCities } from '../two-cities.tsx'

type ContactDetailsProps = {
  hours: { text: string; weekend: string }
  cities: CityHours
  words: Record<'detailsTitle' | 'nextTitle' | 'nextText', string>
}

/** Contact details that both offices share, beside the form. */
export function ContactDetails({ hours, cities, words }: ContactDetailsProps) {
  const look = useBrandLook()
  const { socials = [], user } = useFrameData() ?? {}
  const say = useSay()
  const language = useLanguage()
  return (
    <aside className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">{words.detailsTitle}</h2>
      <dl>
        {look.email || user ? (
          <>
            <dt>{say('Email')}</dt>
            <dd>
              <Reach value={look.email || '[Email address – to be confirmed]'} scheme="mailto" />
            </dd>
          </>
        ) : null}
        {look.phone ? (
          <>
            <dt>{say('Phone')}</dt>
            <dd>
              <Reach value={look.phone} scheme="tel" />
            </dd>
          </>
        ) : null}
        {look.whatsapp ? (
          <>
            <dt>WhatsApp</dt>
            <dd>
              <a href={`https://wa.me/${look.whatsapp}`} rel="noreferrer">
                +{look.whatsapp}
              </a>
            </dd>
          </>
        ) : null}
        <dt>{say('Business hours')}</dt>
        <dd>
          {hours.text}
          <br />
          {hours.weekend}
          <TwoCities {...cities} clock={(...time) => wallClockIn(language, ...time)} />
        </dd>
        <dt>{words.nextTitle}</dt>
        <dd>{words.nextText}</dd>
        {socials.length > 0 || user ? (
          <>
            <dt>{say('Follow us')}</dt>
            <dd>
              {socials.length > 0 ? (
                <SocialList socials={socials} />
              ) : (
                <Link className="fact-slot" to="/admin/texts/company/facts/en#text-socials">
                  {say('Profiles in social media')}
                </Link>
              )}
            </dd>
          </>
        ) : null}
      </dl>
    </aside>
  )
}
