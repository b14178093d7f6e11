import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'

const parts = [
  { label: 'Subscribers', to: '/dashboard/newsletter' },
  { label: 'Issues', to: '/dashboard/newsletter/issues' },
] as const

export const NewsletterLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Newsletter')} parts={parts} current={current} />
}
