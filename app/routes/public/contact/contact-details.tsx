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
  words: Record<'detailsTitle' | 'officesLink' | 'nextTitle' | 'nextText', string>
}

/** Contact details that both offices share, beside the form. */
export function ContactDetails({ hours, cities, words }: ContactDetailsProps) {
  const look = useBrandLook()
  const socials = useFrameData()?.socials ?? []
  const say = useSay()
  const language = useLanguage()
  return (
    <aside className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">{words.detailsTitle}</h2>
      <dl>
        {look.email ? (
          <>
            <dt>{say('Email')}</dt>
            <dd>
              <Reach value={look.email} scheme="mailto" />
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
          <a href="#offices">{words.officesLink}</a>
        </dd>
        <dt>{words.nextTitle}</dt>
        <dd>{words.nextText}</dd>
        {socials.length > 0 ? (
          <>
            <dt>{say('Follow us')}</dt>
            <dd>
              <SocialList socials={socials} />
            </dd>
          </>
        ) : null}
      </dl>
    </aside>
  )
}
