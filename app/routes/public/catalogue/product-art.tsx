import { Scene } from '#app/ui/art/scene.tsx'

const art: Readonly<Record<string, { subject: string; color: string }>> = {
  'course-enrolment-manager': { subject: 'learning', color: '#2f7df6' },
  'digital-voting-platform': { subject: 'voting', color: '#d64d4d' },
  'healthcare-data-hub': { subject: 'records', color: '#179a63' },
  'retail-stock-sync': { subject: 'stock', color: '#b05be0' },
  'hospitality-booking-desk': { subject: 'checkin', color: '#d4672a' },
  'service-desk-portal': { subject: 'dashboard', color: '#1187c9' },
}

export function ProductArt({ id }: { id: string }) {
  return <Scene {...(art[id] ?? { subject: 'network' })} />
}
