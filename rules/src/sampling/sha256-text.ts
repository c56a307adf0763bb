import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** For browsers, whose own digest answers too late for a draw of many items. */
export const sha256Text = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
