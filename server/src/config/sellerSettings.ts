import type { PageSettings } from '@preproom/models/contract/http/page';
import { z } from '@preproom/models/contract/http/zod';
import { Gstin } from '@preproom/models/contract/payments/gst';
import { SettingsError } from '@preproom/models/runtime/settings';

/** The settings of whoever sells the programs, as receipts print them. */
export const SELLER_SETTINGS = {
  SELLER_NAME: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      "The seller's legal name, on receipts (without it BRAND_NAME), on the contact page, in the footer and in the terms.",
    ),
  SELLER_ADDRESS: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("The seller's address, in the same places, in one line."),
  SELLER_PHONE: z
    .string()
    .min(6)
    .max(30)
    .optional()
    .describe("The seller's phone number for customers, in the same places but for receipts."),
  SELLER_GSTIN: Gstin.optional().describe(
    'Your GST registration number; with it, receipts are tax invoices that show the GST within the price, and pages say that prices include it.',
  ),
};

export interface SellerSettings {
  name: string;
  address: string;
  gstin: string | null;
}

type Given = { [Name in keyof typeof SELLER_SETTINGS]?: string | undefined };

/** What pages say of the seller; null until a legal name is set. */
export function sellerOnPages({
  SELLER_NAME,
  SELLER_ADDRESS = '',
  SELLER_PHONE = '',
  SELLER_GSTIN,
}: Given): PageSettings['seller'] {
  if (!SELLER_NAME) return null;
  return { name: SELLER_NAME, address: SELLER_ADDRESS, phone: SELLER_PHONE, hasGst: Boolean(SELLER_GSTIN) };
}

/** A tax invoice must name the seller and their address. Throws SettingsError. */
export function sellerSettings(
  { SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN }: Given,
  brandName: string,
): SellerSettings {
  if (SELLER_GSTIN && !(SELLER_NAME && SELLER_ADDRESS))
    throw new SettingsError('SELLER_GSTIN needs SELLER_NAME and SELLER_ADDRESS.');
  return { name: SELLER_NAME ?? brandName, address: SELLER_ADDRESS ?? '', gstin: SELLER_GSTIN ?? null };
}
