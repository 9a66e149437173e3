import { Trans, useLingui } from '@lingui/react/macro';
import { addCoupon } from '@preproom/models/contract/payments/team/coupons';
import { getProducts } from '@preproom/models/contract/programs/products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../../lib/api.ts';
import { proved } from '../../../../lib/provedAction.ts';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { HQ_KEY } from '../api.ts';
import { CouponFields } from './CouponFields.tsx';
import { type CouponValues, EMPTY_COUPON, newCoupon } from './couponValues.ts';

/** /hq/admin/coupons/new */
export function NewCouponPage() {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: [...HQ_KEY, 'programs'],
    queryFn: ({ signal }) => callApi(getProducts, { signal }),
  });
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/coupons', label: t`Coupons` },
        ]}
      />
      <PageHeading title={t`New coupon`} />
      <QueryView query={query} failed={<Trans>Couldn’t load the programs</Trans>}>
        {(data) => <CouponForm programs={data.product.map(({ product_name }) => product_name)} />}
      </QueryView>
    </Container>
  );
}

const COUPON_FIELDS = Object.keys(EMPTY_COUPON) as (keyof CouponValues)[];

function CouponForm({ programs }: { programs: readonly string[] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useApiForm<CouponValues>({
    values: EMPTY_COUPON,
    draft: { key: 'act:coupon', fields: COUPON_FIELDS },
    async send(values) {
      const { data } = await proved(() => callApi(addCoupon, { body: newCoupon(values) }));
      await client.invalidateQueries({ queryKey: HQ_KEY });
      await navigate(`/hq/admin/coupons?open=${data._id}`);
    },
  });
  return (
    <ApiForm form={form} className="max-w-xl">
      <CouponFields programs={programs} />
      <FormSubmit>
        <Trans>Create coupon</Trans>
      </FormSubmit>
    </ApiForm>
  );
}
