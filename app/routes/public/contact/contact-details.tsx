import { useRouteLoaderData } from '@remix-run/react'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { SocialList } from '#app/ui/frame/site-footer.tsx'
import { Reach } from '#app/ui/reach.tsx'
import type { FrameData } from '../site-frame.tsx'

type ContactDetailsProps = {
  hours: { text: string; weekend: string }
  words: Record<'detailsTitle' | 'officesLink' | 'nextTitle' | 'nextText', string>
}

/** Contact details that both offices share, beside the form. */
export function ContactDetails({ hours, words }: ContactDetailsProps) {
  const look = useBrandLook()
  const socials = useRouteLoaderData<FrameData>('routes/public/public-layout')?.socials ?? []
  return (
    <aside className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">{words.detailsTitle}</h2>
      <dl>
        {look.email ? (
          <>
            <dt>Email</dt>
            <dd>
              <Reach value={look.email} scheme="mailto" />
            </dd>
          </>
        ) : null}
        {look.phone ? (
          <>
            <dt>Phone</dt>
            <dd>
              <Reach value={look.phone} scheme="tel" />
            </dd>
          </>
        ) : null}
        <dt>Business hours</dt>
        <dd>
          {hours.text}
          <br />
          {hours.weekend}
          <br />
          <a href="#offices">{words.officesLink}</a>
        </dd>
        <dt>{words.nextTitle}</dt>
        <dd>{words.nextText}</dd>
        {socials.length > 0 ? (
          <>
            <dt>Follow us</dt>
            <dd>
              <SocialList socials={socials} />
            </dd>
          </>
        ) : null}
      </dl>
    </aside>
  )
}
