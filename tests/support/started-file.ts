/** The environment variable with the path of a SQLite file of a started site with its first articles published. */
export const startedFile = 'TEST_STARTED_FILE'
