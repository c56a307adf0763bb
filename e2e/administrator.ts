/** The first administrator of the server under test. */
export const ADMINISTRATOR = { email: 'administrator@plumbline.example', password: 'Correct-Horse!7' }
