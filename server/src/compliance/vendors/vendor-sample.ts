import { VendorFields } from '@plumbline/contract/compliance/vendors.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { makeSampleRound } from './questionnaire-sample.ts'
import { createVendor } from './vendor-creation.ts'
import { findVendor, recordReview } from './vendor-store.ts'

interface SampleVendor
  extends Omit<z.input<typeof VendorFields>, 'ownerId' | 'contractStart' | 'contractEnd'> {
  owner?: 'manager' | 'officer' | 'analyst'
  /** Days from the day on which the sample is made. */
  began: number
  ends?: number
  reviewed?: number
  conclusion?: string
  /** Who at the vendor got a questionnaire. */
  asked?: { name: string; email: string; isAnswered: boolean }
}

const VENDORS: readonly SampleVendor[] = [
  {
    title: 'Tidewater Core Systems',
    service: 'Core processing and online banking',
    tier: 'critical',
    dataSeen: 'npi',
    owner: 'manager',
    began: -1_400,
    ends: 425,
    noticeDays: 180,
    renewsByItself: true,
    reviewed: -350,
    conclusion:
      'The SOC 2 report has one exception about the removal of user rights. The vendor has corrected it; we saw the proof.',
    exitPlan: 'Conversion to another core takes 14 months. The contract gives data in a documented format.',
    subcontractors: 'Two data centers; a printing company for statements.',
    asked: { name: 'Dana Reyes', email: 'dana.reyes@tidewater.example', isAnswered: true },
  },
  {
    title: 'Brightline Lending Software',
    service: 'Loan origination system',
    tier: 'critical',
    dataSeen: 'npi',
    owner: 'officer',
    began: -800,
    ends: 95,
    noticeDays: 90,
    renewsByItself: true,
    reviewed: -361,
    conclusion: 'Fee tolerance and closing disclosure dates agree with our own tests of 25 loans.',
    usesAi: true,
    aiPurpose: 'A model that sorts uploaded documents and reads income figures from them.',
    aiDecisions: 'None by itself: an underwriter confirms each figure before it is used.',
    aiData: 'Documents of applicants. The contract forbids training with our documents.',
    aiReview: 'The underwriter of the loan, for each document.',
    aiTesting: 'Quarterly: 50 documents are read by hand and compared.',
    asked: { name: 'Morgan Lind', email: 'morgan.lind@brightline.example', isAnswered: false },
  },
  {
    title: 'Harborview Appraisal Management',
    service: 'Orders and reviews appraisals',
    tier: 'high',
    dataSeen: 'contact',
    owner: 'officer',
    began: -500,
    ends: 230,
    noticeDays: 60,
    reviewed: -200,
    conclusion: 'Registered in each state where we lend. No appraiser of our choice was named.',
  },
  {
    title: 'Northgate Credit Data',
    service: 'Credit reports and dispute handling',
    tier: 'high',
    dataSeen: 'npi',
    owner: 'analyst',
    began: -900,
    ends: 195,
    noticeDays: 30,
    renewsByItself: true,
    reviewed: -120,
    conclusion: 'Disputes were passed on within two days in all 20 cases that we looked at.',
  },
  {
    title: 'Fairweather Flood Services',
    service: 'Flood zone determinations for the life of the loan',
    tier: 'high',
    dataSeen: 'contact',
    owner: 'analyst',
    began: -1_100,
    reviewed: -380,
    conclusion: 'Determinations arrive within one day. Map changes were reported in time.',
  },
  {
    title: 'Copperfield Print and Mail',
    service: 'Prints and mails statements and notices',
    tier: 'moderate',
    dataSeen: 'npi',
    owner: 'analyst',
    began: -650,
    ends: 80,
    noticeDays: 60,
    reviewed: -600,
    conclusion: 'Mailing dates are proved by a daily report.',
  },
  {
    title: 'Sandbar Collections',
    service: 'Collects charged-off loans in our name',
    tier: 'high',
    status: 'proposed',
    dataSeen: 'npi',
    owner: 'manager',
    began: 30,
    ends: 395,
    noticeDays: 30,
  },
  {
    title: 'Lighthouse Shredding',
    service: 'Destroys paper records',
    tier: 'low',
    dataSeen: 'npi',
    began: -300,
    reviewed: -290,
    conclusion: 'Certified; each visit is confirmed in writing.',
  },
  {
    title: 'Old Pier Web Design',
    service: 'Built the former website',
    tier: 'low',
    status: 'ended',
    began: -1_500,
    ends: -400,
  },
]

export const vendorSample: SamplePart = {
  name: 'vendors',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const reader = { institutionId, userId: manager.userId, role: 'manager' } as const
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      for (const { owner, began, ends, reviewed, conclusion = '', asked, ...words } of VENDORS) {
        const fields = VendorFields.parse({
          ...words,
          ownerId: owner ? people[owner].userId : null,
          contractStart: day(began),
          contractEnd: ends === undefined ? null : day(ends),
        })
        const id = await createVendor(tx, institutionId, manager, fields, { tellsOwner: false })
        if (asked)
          await makeSampleRound(tx, institutionId, {
            ...{ vendorId: id, tier: 'critical', today, sender: owner ? people[owner] : manager, ...asked },
          })
        if (reviewed === undefined) continue
        const vendor = (await findVendor(tx, reader, id))!
        const review = { reviewedOn: day(reviewed), result: conclusion }
        await recordReview(tx, institutionId, vendor, review, (owner ? people[owner] : manager).fullName)
      }
    })
  },
}
