import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'

const parts = [
  { label: 'Applications', to: '/dashboard/careers' },
  { label: 'Course places', to: '/dashboard/careers/places' },
  { label: 'Course runs', to: '/dashboard/careers/runs' },
  { label: 'Discount codes', to: '/dashboard/careers/codes' },
] as const

export const CareersLinks = ({ current }: { current: (typeof parts)[number]['label'] }) => {
  const say = useSay()
  return <PartLinks label={say('Careers')} parts={parts} current={current} />
}
