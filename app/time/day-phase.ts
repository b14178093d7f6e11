type DayPhase = 'night' | 'dawn' | 'day' | 'dusk'
type Place = { latitude: number; longitude: number }

const day = 24 * 60 * 60_000
const yearInDays = 365.2422
/** Between the last light and full day, in degrees above the horizon. */
const twilight = 8

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => sine(degrees + 90)

/** The phase by the height of the sun above the place's horizon. */
export function dayPhase({ latitude, longitude }: Place, now: number): DayPhase {
  const days = now / day
  // The year begins ten days after the solstice.
  const tilt = -23.44 * cosine((360 * (days + 10)) / yearInDays)
  // Zero at noon.
  const turn = (days % 1) * 360 + longitude - 180
  const height = sine(latitude) * sine(tilt) + cosine(latitude) * cosine(tilt) * cosine(turn)
  if (height > sine(twilight)) return 'day'
  if (height < -sine(twilight)) return 'night'
  return sine(turn) < 0 ? 'dawn' : 'dusk'
}
