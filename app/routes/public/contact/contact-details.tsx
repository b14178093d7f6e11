import { useRouteLoaderData } from '@remix-run/react'
import { useBrandLook } from '#app/ui/brand-look.ts'
import { SocialList } from '#app/ui/frame/site-footer.tsx'
import { Reach } from '#app/ui/reach.tsx'
import type { FrameData } from '../site-frame.tsx'

type ContactDetailsProps = { hours: { text: string; weekend: string }; replyPromise: string }

/** Contact details that both offices share, beside the form. */
export function ContactDetails({ hours, replyPromise }: ContactDetailsProps) {
  const look = useBrandLook()
  const socials = useRouteLoaderData<FrameData>('routes/public/public-layout')?.socials ?? []
  return (
    <aside className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">Good to know</h2>
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
          <a href="#offices">Our offices and their local time</a>
        </dd>
        <dt>What happens next</dt>
        <dd>Your message is stored and given a reference. Someone who knows the subject replies {replyPromise}.</dd>
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
