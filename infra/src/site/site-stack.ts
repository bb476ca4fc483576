import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { deployedSecret } from '../base/deployed-secret.ts';
import { hostedZone } from '../base/hosted-zone.ts';
import { accessLogs, privateBucket } from '../base/private-bucket.ts';
import { apiDomain, type Settings } from '../base/settings.ts';
import { edgeHeader } from '../edge/header.ts';
import { edgeAlarms } from './edge-alarms.ts';
import { securityHeaders } from './headers.ts';
import { deploySite } from './site-files.ts';
import { webAcl } from './web-acl.ts';

/** The paths that are screens, not files, all get the one page; its router does the rest. */
const screenPaths = `function handler(event) {
  var request = event.request;
  if (!/\\.[a-z0-9]+$/i.test(request.uri)) request.uri = '/index.html';
  return request;
}`;

/** Where people arrive: the site's files and, on the same origin, the API; before both the firewall. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { readonly settings: Settings }) {
    super(scope, id, props);
    const zone = hostedZone(this, settings);
    const logBucket = accessLogs(this, settings, { objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED });
    const files = privateBucket(this, 'Files', {
      settings,
      serverAccessLogsBucket: logBucket,
      serverAccessLogsPrefix: 'files/',
    });
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeaders(this, settings),
    };
    const screens = new EdgeFunction(this, 'Screens', {
      code: FunctionCode.fromInline(screenPaths),
      runtime: FunctionRuntime.JS_2_0,
    });
    const certificate = new Certificate(this, 'Certificate', {
      domainName: settings.domain,
      validation: CertificateValidation.fromDns(zone),
    });
    const distribution = new Distribution(this, 'Distribution', {
      domainNames: [settings.domain],
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: webAcl(this, settings).attrArn,
      enableLogging: true,
      logBucket,
      logFilePrefix: 'edge/',
      defaultBehavior: {
        ...shared,
        origin: S3BucketOrigin.withOriginAccessControl(files),
        functionAssociations: [{ function: screens, eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        '/api/*': {
          ...shared,
          origin: new HttpOrigin(apiDomain(settings), {
            customHeaders: { [edgeHeader]: deployedSecret(settings, 'edge')('key') },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
      },
    });
    acknowledge(distribution, {
      'AwsSolutions-CFR1': 'Attorneys travel: the site is open from every country.',
    });
    deploySite(this, files, distribution);
    edgeAlarms(this, settings, certificate);
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Address', { zone, recordName: `${settings.domain}.`, target });
    new AaaaRecord(this, 'AddressV6', { zone, recordName: `${settings.domain}.`, target });
  }
}
