import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'

const parts = [
  { label: 'Subscribers', to: '/dashboard/newsletter' },
  { label: 'Issues', to: '/dashboard/newsletter/issues' },
] as const

export const NewsletterLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => (
  <PartLinks label="Newsletter" parts={parts} current={current} />
)
