// Apart from the schema, so that the profile's page loads no validator.
/** `default` leaves it to the site. */
export const noticeOptions = ['default', 'each', 'daily', 'off'] as const
