import { Trans, useLingui } from '@lingui/react/macro';
import { BLOG_LIMITS } from '@preproom/models/contract/blogs/blogLimits';
import { createBlog } from '@preproom/models/contract/blogs/team/blogs';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Asks for the title, from which the address is made, and goes on in the editor. */
export function NewBlogPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useApiForm<{ blog_title: string }>({
    values: { blog_title: '' },
    draft: { key: 'article:new', fields: ['blog_title'] },
    async send(body) {
      const { data } = await callApi(createBlog, { body });
      await navigate(`/hq/admin/blogs/${data.id}`, { replace: true });
      return data;
    },
  });
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/hq/welcome/admin', label: t`Overview` }]} />
      <PageHeading title={t`New article`} />
      <ApiForm form={form}>
        <FormTextField
          name="blog_title"
          label={t`Title`}
          help={<Trans>You can change it later.</Trans>}
          maxLength={BLOG_LIMITS.title}
          check={isFilled}
          fault={t`Enter a title.`}
        />
        <FormSubmit>
          <Trans>Continue</Trans>
        </FormSubmit>
      </ApiForm>
    </Container>
  );
}
