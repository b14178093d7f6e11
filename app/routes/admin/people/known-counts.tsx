import { Facts } from '#app/routes/admin/shared/facts.tsx'

type Counted = { called: string; count: number }

export const KnownCounts = ({ counts }: { counts: readonly Counted[] }) => (
  <Facts of={Object.fromEntries(counts.map(({ called, count }) => [called, count]))} />
)
