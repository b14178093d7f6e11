const minute = 60_000

/** The time until an answer is due, in the largest useful unit: "2 h left", "3 d late". */
export function timeLeft(at: number, now: number): string {
  const minutes = Math.floor(Math.abs(at - now) / minute)
  const amount =
    minutes < 60
      ? `${minutes} min`
      : minutes < 48 * 60
        ? `${Math.floor(minutes / 60)} h`
        : `${Math.floor(minutes / 1440)} d`
  return `${amount} ${at > now ? 'left' : 'late'}`
}
