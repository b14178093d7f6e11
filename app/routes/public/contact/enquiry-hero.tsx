import { useFlash } from '#app/http/browser/flash.ts'
import { useSay } from '#app/languages/say.tsx'
import { Hero } from '#app/ui/section.tsx'

type EnquiryHeroProps = { form: string; title: string; lead: string }

/** The head of a page with this form; once it was sent, it says so. */
export function EnquiryHero({ form, title, lead }: EnquiryHeroProps) {
  const say = useSay()
  return useFlash(form)?.text ? <Hero title={say('Message sent')} /> : <Hero title={title} lead={lead} />
}
