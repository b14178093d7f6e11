import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'

const parts = [
  { label: 'Sent and waiting', to: '/dashboard/mail' },
  { label: 'Received', to: '/dashboard/mail/received' },
  { label: 'Suppressed addresses', to: '/dashboard/mail/suppressed' },
] as const

/** For those who may open all of them. */
export const MailLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Mail')} parts={parts} current={current} />
}
